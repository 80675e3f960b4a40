import type { ContactPage } from '../../content/company/schema.ts';
import { Link } from '../../ui/link.tsx';
import { MailWords } from '../../ui/mail-words.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BannerWords } from '../shared/banner-words.tsx';
import css from './contact-banner.module.css';

type ContactBannerProps = Pick<ContactPage, 'banner' | 'details' | 'office'>;

/** The tall opening: the two quickest ways to contact us, and our location on the ring plan behind the text. */
export function ContactBanner({ banner: { image, ...words }, details, office }: ContactBannerProps) {
  return (
    <div className={`on-ink ${css.banner}`} data-paper="flat">
      {image && <Picture className={css.plan} image={image} early />}
      <div className={`wrap ${css.words}`} data-paper="flat">
        <BannerWords {...words} />
        <address className={css.details}>
          {details.map(({ label, value, href }) => (
            <p key={label} className={css.detail}>
              <span className="label">{label}</span>
              <Link href={href}>
                <MailWords text={value} />
              </Link>
            </p>
          ))}
          <p className={css.office}>
            <span className={css.plate} data-paper="flat">
              <span className="label">{office.label}</span>
              {office.value}
            </span>
          </p>
        </address>
      </div>
    </div>
  );
}
