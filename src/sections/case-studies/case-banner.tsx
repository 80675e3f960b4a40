import type { Banner as BannerContent } from '../../content/schema.ts';
import { Banner } from '../shared/banner.tsx';
import css from './case-banner.module.css';

/** The banner of the case studies, whose words rise into their place. */
export function CaseBanner(banner: BannerContent) {
  return (
    <div className={css.entrance}>
      <Banner {...banner} />
    </div>
  );
}
