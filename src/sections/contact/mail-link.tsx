import type { ContactPage } from '../../content/company/schema.ts';
import { MailButton } from '../../ui/button.tsx';
import { composeMail } from './compose-mail.ts';

interface MailLinkProps {
  look: 'ink' | 'line';
  mail: ContactPage['form']['mail'];
  /** Reads the form's values when clicked. */
  values: () => Record<string, string>;
}

/** Opens the visitor's mail program with the form's values; without scripts, with an empty message. */
export function MailLink({ look, mail, values }: MailLinkProps) {
  return (
    <MailButton
      look={look}
      href={`mailto:${mail.to}`}
      onClick={({ currentTarget }) => {
        currentTarget.href = composeMail(values(), mail);
      }}
    >
      {mail.label}
    </MailButton>
  );
}
