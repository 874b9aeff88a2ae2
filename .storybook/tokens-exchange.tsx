import { useState } from 'react';
import { Button } from '../packages/ui-shell/src/controls/basic/button';
import { Alert } from '../packages/ui-shell/src/feedback/alert';
import { saveFile } from '../packages/ui-shell/src/lib/save-file';
import { presets } from '../packages/ui-shell/src/theme/preset-themes';
import { fromDesignTokens } from '../packages/ui-shell/src/theme/tokens-file/from-design-tokens';
import { toDesignTokens } from '../packages/ui-shell/src/theme/tokens-file/to-design-tokens';
import { keepTokens, useKeptTokens } from './imported-tokens';

/** Exports the design tokens and imports a tokens file, which themes every story of this tab until removed. */
export function TokensExchange() {
  const storedTokens = useKeptTokens();
  const [refusal, setRefusal] = useState<string>();
  const takeIn = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    try {
      fromDesignTokens(text);
      keepTokens(text);
      setRefusal(undefined);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 640, padding: 24 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        <Button tone="primary" onClick={handOut}>
          Hand out the tokens
        </Button>
        <label>
          Take in a tokens file{' '}
          <input type="file" accept=".json,application/json" onChange={({ target }) => takeIn(target.files?.[0])} />
        </label>
        {storedTokens !== null && <Button onClick={() => keepTokens(null)}>Back to the shipped themes</Button>}
      </div>
      {refusal !== undefined && (
        <Alert tone="danger" title="This file cannot be used">
          {refusal}
        </Alert>
      )}
      {storedTokens !== null && (
        <Alert tone="success" title="The file is in use">
          Every story of this tab is drawn by its {fromDesignTokens(storedTokens).themes.length} themes. Choose them by
          name in the toolbar.
        </Alert>
      )}
    </div>
  );
}

function handOut(): void {
  saveFile(new Blob([toDesignTokens(presets)], { type: 'application/json' }), 'waybill.tokens.json');
}
