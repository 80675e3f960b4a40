/* The remaining placeholders, as the launch check lists them. */
import type { LaunchFinding } from '../launch.ts';
import { Loading, useResource } from './resource.tsx';

export function LaunchCheck() {
  const resource = useResource<{ findings: LaunchFinding[] }>('launch');
  const findings = resource.data?.findings;
  return (
    <section>
      <h3>Before the site goes live</h3>
      {findings ? (
        <p role="status">{summaryOf(findings)}</p>
      ) : (
        <Loading resource={resource}>Looking for placeholders…</Loading>
      )}
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

function summaryOf(findings: LaunchFinding[]): string {
  if (findings.length === 0) return 'No placeholder is left: the site is yours.';
  return `Still placeholders: ${findings.length}`;
}
