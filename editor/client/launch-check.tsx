/* The remaining placeholders, as the launch check lists them. */
import { useEffect, useState } from 'react';
import type { LaunchFinding } from '../launch.ts';
import { ask, sentenceOf } from './ask.ts';

export function LaunchCheck() {
  const [findings, setFindings] = useState<LaunchFinding[]>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    ask<{ findings: LaunchFinding[] }>('launch').then(
      (answer) => setFindings(answer.findings),
      (error) => setFailed(sentenceOf(error)),
    );
  }, []);
  return (
    <section>
      <h3>Before the site goes live</h3>
      <p role="status">{failed || summaryOf(findings)}</p>
      <ul className="editor-findings">
        {findings?.map(({ part, field, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and the list stays as it came
          <li key={index}>
            <b>{field}</b> {problem} <small>{part}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list itself is read by whoever wants to. */
function summaryOf(findings: LaunchFinding[] | undefined): string {
  if (!findings) return 'Looking…';
  if (findings.length === 0) return 'No placeholder is left: the site is yours.';
  return `Still placeholders: ${findings.length}`;
}
