import { kitMessages, withMessages } from '@waybill/kit/console';
import { Action, Avatar, Card, CardTitle, space, TextField, useText } from '@waybill/ui-shell';
import { useConsoleSession, useServerUpload, useToasts } from '@waybill/ui-shell/console';
import { TextArea, UploadField } from '@waybill/ui-shell/controls';
import { useForm } from '@waybill/ui-shell/forms';
import { normalise } from '@waybill/validators/cn';
import { useState } from 'react';
import styled from 'styled-components';
import { type Profile, profileCall, saveAvatarCall, saveProfileCall } from '../../contract/personal';
import { CardForm } from './card-form';
import { CropDialog } from './crop/crop-dialog';
import { personalMessages } from './messages';
import { usePersonalWrite } from './use-personal-write';

const schema = withMessages(saveProfileCall.body);

/** The picture types that the server accepts. */
const kinds = ['image/png', 'image/jpeg', 'image/webp'] as const;

interface Cropping {
  file: File;
  done: (picture: Blob | undefined) => void;
}

/** Picture, name, address and introduction of the user. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const t = useText();
  const sendPicture = useServerUpload(saveAvatarCall, { changes: [profileCall] });
  const toasts = useToasts();
  const session = useConsoleSession();
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const { name, about } = profile;
  const write = usePersonalWrite(saveProfileCall, () => personalMessages.profileDone);
  const form = useForm({
    schema,
    values: { name, email: profile.email, about },
    draft: { name: 'profile' },
    normalise: { name: normalise.text, email: normalise.text, about: normalise.prose },
    messages: { emailWrong: personalMessages.emailWrong },
    onSubmit: write,
  });
  const crop = (file: File) =>
    new Promise<Blob | undefined>((resolve) => {
      setCropping({
        file,
        done: (picture) => {
          setCropping(null);
          resolve(picture);
        },
      });
    });
  return (
    <Card aria-label={t(personalMessages.profile)}>
      <CardTitle>{t(personalMessages.profile)}</CardTitle>
      <Picture>
        <Avatar src={profile.avatar} edge={72} />
        <UploadField
          label={t(personalMessages.avatar)}
          hint={t(personalMessages.avatarHint)}
          value={[]}
          accept={kinds}
          maxCount={1}
          upload={async (file, { signal, onProgress }) => {
            const picture = await crop(file);
            if (!picture) throw new NotCropped(t(personalMessages.notCropped));
            const headers = { 'content-type': picture.type };
            const { avatar } = await sendPicture(picture, { signal, headers, onProgress });
            return { id: avatar, name: file.name, url: avatar };
          }}
          onValueChange={() => {
            void session.loadProfile();
            toasts.success(personalMessages.avatarDone);
          }}
        />
      </Picture>
      <CardForm form={form} aria-label={t(personalMessages.profile)}>
        <TextField {...form.field('name', personalMessages.name)} autoComplete="off" />
        <TextField {...form.field('email', personalMessages.email)} type="email" autoComplete="off" />
        <TextArea {...form.field('about', personalMessages.about)} limit={200} />
        <Action type="submit" tone="primary" busy={form.busy} text={kitMessages.save} />
      </CardForm>
      {cropping && <CropDialog file={cropping.file} onDone={cropping.done} />}
    </Card>
  );
}

/** The dialog was closed without a picture. */
class NotCropped extends Error {
  override readonly name = 'NotCropped';
  constructor(readonly userMessage: string) {
    super(userMessage);
  }
}

const Picture = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
  max-width: 30rem;
  margin-block-end: ${space(4)};
`;
