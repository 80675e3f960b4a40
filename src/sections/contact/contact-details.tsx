import type { ContactPage } from '../../content/schema.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import css from './contact-details.module.css';

/** Where we are and how to reach us, on a card the mascot stands on. */
export function ContactDetails({ details, mascot }: Pick<ContactPage, 'details' | 'mascot'>) {
  return (
    <div className={css.place}>
      <Picture className={css.mascot} image={mascot} />
      <address className={`on-ink ${css.card}`}>
        {details.map(({ label, value, href }) => (
          <p key={label} className={css.detail}>
            <span className="label">{label}</span>
            {href ? <Link href={href}>{value}</Link> : <span>{value}</span>}
          </p>
        ))}
      </address>
    </div>
  );
}
