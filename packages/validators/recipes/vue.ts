import { validate, zh } from '@waybill/validators';
import { computed, reactive } from 'vue';
import { type Contact, contact } from './contact';

/** A form for `<script setup>`: the input, and the first message of each field. */
export function useContactForm() {
  const form = reactive<Partial<Contact>>({ name: '', mobile: '' });
  const result = computed(() => validate(contact, form, { messages: zh, stopAt: 'field' }));
  const messages = computed(() =>
    result.value.ok ? {} : Object.fromEntries(result.value.issues.map((issue) => [issue.path[0], issue.message])),
  );
  return { form, result, messages };
}
