import type { Certification } from '../../content/home/schema.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import css from './certificate-badges.module.css';

/** The certificates as small plates that link to the full documents. */
export function CertificateBadges({ certifications }: { certifications: Certification[] }) {
  return (
    <ul className={css.plates}>
      {certifications.map(({ id, image, link, plate }) => (
        <li key={id}>
          <Link className={css.plate} href={link}>
            {plate ? (
              <span className={css.worded}>
                <b data-figure="">{plate.number}</b> <span>{plate.kind}</span>
              </span>
            ) : (
              <Picture image={image} />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
