import type { AboutPage } from '../../content/company/schema.ts';
import { BannerWords } from '../shared/banner-words.tsx';
import entrance from '../shared/entrance.module.css';
import css from './about-banner.module.css';
import { CompanyPlan } from './company-plan.tsx';

type AboutBannerProps = Pick<
  AboutPage,
  'banner' | 'message' | 'company' | 'foundations' | 'services' | 'certifications'
>;

/** The company's description beside its floor plan; small screens list the plan's parts below it. */
export function AboutBanner({ banner, ...parts }: AboutBannerProps) {
  const { message, company, foundations, services, certifications } = parts;
  const list = [
    ['message', message],
    ['company', company],
    ['foundations', foundations],
    ['work', services],
    ['certificates', certifications],
  ] as const;
  return (
    <div className={`on-ink ${css.banner}`} data-paper="flat">
      <div className={`wrap ${css.columns}`}>
        <BannerWords {...banner} first="white" />
        <div className={`${entrance.rising} ${css.plan}`}>
          <CompanyPlan {...parts} />
        </div>
        <ol className={css.parts}>
          {list.map(([id, { title }], index) => (
            <li key={id}>
              <a className={css.part} href={`#${id}`}>
                <span className={css.number}>{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
