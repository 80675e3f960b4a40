/* The remaining placeholders, as the launch check lists them. */
import { useEffect, useState } from 'react';
import type { Finding } from '../../prerender/launch-check.ts';
import { ask, sentenceOf } from './ask.ts';

export function LaunchCheck() {
  const [findings, setFindings] = useState<Finding[]>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    ask<{ findings: Finding[] }>('launch').then(
      (answer) => setFindings(answer.findings),
      (error) => setFailed(sentenceOf(error)),
    );
  }, []);
  return (
    <section>
      <h3>Before the site goes live</h3>
      <p role="status">{failed || summaryOf(findings)}</p>
      <ul className="editor-findings">
        {findings?.map(({ file, line, field, problem }) => (
          <li key={`${file}${line}${field}${problem}`}>
            <b>{field}</b> {problem} <small>{file.replace('src/content/', '')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list itself is read by whoever wants to. */
function summaryOf(findings: Finding[] | undefined): string {
  if (!findings) return 'Looking…';
  if (findings.length === 0) return 'No placeholder is left: the site is yours.';
  return `Still placeholders: ${findings.length}`;
}
