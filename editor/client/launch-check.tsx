/* What is still a placeholder, as the launch check says it. */
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
    <section aria-live="polite">
      <h3>Before the site goes live</h3>
      {failed && <p>{failed}</p>}
      {!findings && !failed && <p>Looking…</p>}
      {findings?.length === 0 && <p>No placeholder is left: the site is yours.</p>}
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
