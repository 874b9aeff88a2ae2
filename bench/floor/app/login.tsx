import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { enter } from './session';
import { Button, Field, Form } from './styles';

/** Two fields and a button. */
export function Login() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    enter(username, password).then(
      () => navigate('/index'),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <Form onSubmit={handleSubmit}>
      <Field
        aria-label={i18n._('name')}
        autoComplete="username"
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <Field
        aria-label={i18n._('password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit">{i18n._('enter')}</Button>
      <output>{problem}</output>
    </Form>
  );
}
