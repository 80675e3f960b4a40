import type { Footer as FooterContent, Menu } from '../../content/shell/schema.ts';
import { Foreign } from '../../ui/foreign.tsx';
import { foreignLanguage } from '../../ui/foreign-words.ts';
import { Link } from '../../ui/link.tsx';
import { MailWords } from '../../ui/mail-words.tsx';
import { Picture } from '../../ui/picture.tsx';
import { currentPage } from './current.ts';
import css from './footer.module.css';
import { Languages, type LanguagesProps } from './languages.tsx';
import { MotionControl } from './motion-control.tsx';

interface FooterProps {
  footer: FooterContent;
  labels: Menu['labels'];
  pathname: string;
  /** The size of the e-mail address, if it is shown. */
  mail: 'headline' | 'line' | undefined;
  languages: LanguagesProps;
}

export function Footer({ footer, labels, pathname, mail, languages }: FooterProps) {
  return (
    <footer className={`on-ink ${css.footer}`}>
      <div className={`wrap ${css.inside}`}>
        {mail === 'headline' && (
          <div className={css.headline}>
            <p className="label">{footer.invitation}</p>
            <Link className={css.mail} href={footer.mail.href} lang={foreignLanguage(footer.mail.label)}>
              <Foreign text={footer.mail.label}>
                <MailWords text={footer.mail.label} />
              </Foreign>
            </Link>
          </div>
        )}
        <nav className={css.columns} data-screen="" aria-label={footer.columnsTitle}>
          {footer.columns.map(({ title, links }) => (
            <div key={title} data-later>
              <h2 className={`label ${css.columnTitle}`}>{title}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link className={css.link} href={href} aria-current={currentPage(href, pathname)}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {footer.elsewhere && (
          <p className={css.elsewhere} aria-hidden="true" data-later>
            {footer.elsewhere}
          </p>
        )}
        <div className={css.address} data-later>
          <Picture className="logotype" image={footer.logo} />
          <address>
            <span className="label">{footer.addressTitle}</span>
            <span>{footer.address}</span>
          </address>
          {mail === 'line' && (
            <p className={css.line}>
              <span className="label">{footer.invitation}</span>
              <Link href={footer.mail.href} lang={foreignLanguage(footer.mail.label)}>
                <Foreign text={footer.mail.label}>
                  <MailWords text={footer.mail.label} />
                </Foreign>
              </Link>
            </p>
          )}
          <Languages {...languages} look="row" />
        </div>
        <div className={css.legal} data-later>
          <nav aria-label={footer.legalTitle}>
            <ul>
              {footer.legal.map(({ label, href }) => (
                <li key={href}>
                  <Link className={css.link} href={href} aria-current={currentPage(href, pathname)}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <MotionControl look="words" labels={labels} />
          <p>{footer.copyright}</p>
        </div>
      </div>
    </footer>
  );
}
