import type { CapabilitiesPage } from '../../content/requirements/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import css from './invitation.module.css';

export function Invitation({ title, action }: CapabilitiesPage['invitation']) {
  return (
    <div className={`wrap ${css.invitation}`}>
      <p>{title}</p>
      <ButtonLink link={action} look="ink" />
    </div>
  );
}
