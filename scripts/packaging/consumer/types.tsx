import { createSession, type Guard } from '@waybill/auth-core';
import { useSession } from '@waybill/auth-core/react';
import { createHttpClient, type HttpClient } from '@waybill/http';
import { createScriptedAdapter } from '@waybill/http/testing';
import { Button, type ButtonProps, type ButtonTone, type ThemeName } from '@waybill/ui-shell';
import { createConsole, defineConfig, defineRoutes } from '@waybill/ui-shell/console';
import { StatusTag } from '@waybill/ui-shell/table';
import { isIdCard, type Rule } from '@waybill/validators';

export const guard: Guard = { role: ['Editor'], mode: 'except' };
export const theme: ThemeName = 'ocean';
export const button = (props: ButtonProps) => <Button {...props} />;
export const isCard: boolean = isIdCard('11010519491231002X');
export type Kept = [HttpClient, Rule<string>];
export const values = [createSession, useSession, createHttpClient, createScriptedAdapter, createConsole];
export const config = defineConfig({ title: 'Consumer', language: 'en', theme: { showNotice: false } });
export const routes = defineRoutes([
  {
    path: '/',
    name: 'Root',
    nav: { title: 'Start', noClosable: true },
    page: async () => ({ default: () => <StatusTag tone="success">paid</StatusTag> }),
  },
]);

// @ts-expect-error a tone that does not exist: proves that the types arrived and are not `any`
export const noTone: ButtonTone = 'beige';
