import { brand } from '../../content/brand.ts';
import footer from '../../content/footer.ts';
import { Link } from '../../ui/link.tsx';
import { currentPage } from './current.ts';
import css from './footer.module.css';

export function Footer({ pathname }: { pathname: string }) {
  const { locality, country, postalCode } = brand.address;
  return (
    <footer className={`on-ink ${css.footer}`}>
      <div className={`wrap ${css.inside}`}>
        <p className={`label ${css.invitation}`}>{footer.invitation}</p>
        <Link className={css.mail} href={`mailto:${brand.email}`}>
          {brand.email}
        </Link>
        <nav className={css.columns} aria-label={footer.columnsTitle}>
          {footer.columns.map(({ title, links }) => (
            <div key={title}>
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
        <div className={css.address}>
          <img src="/images/logo-white.svg" alt="" width="204" height="48" loading="lazy" />
          <address>
            <span className="label">{footer.addressTitle}</span>
            <span>{`${locality}, ${country} ${postalCode}`}</span>
          </address>
        </div>
        <div className={css.legal}>
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
          <p>{`${footer.copyright} ${brand.copyrightYear} ${brand.name} ${brand.suffix}`}</p>
        </div>
      </div>
    </footer>
  );
}
