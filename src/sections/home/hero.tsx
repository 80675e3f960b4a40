import type { HomePage } from '../../content/home/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Foreign } from '../../ui/foreign.tsx';
import { foreignLanguage } from '../../ui/foreign-words.ts';
import { useMotion } from '../../ui/use-motion.ts';
import { CertificateBadges } from './certificate-badges.tsx';
import css from './hero.module.css';
import { HeroMedia } from './hero-media.tsx';
import { MascotPerch } from './mascot-perch.tsx';
import { WordCycle } from './word-cycle.tsx';

/** The home page's hero: the company's name over its city, with the sight line to the ring. */
export function Hero(hero: HomePage['hero']) {
  const { company, offer, tagline, words, sentence, actions, certifications, mascot } = hero;
  const running = useMotion() === 'running';
  return (
    <div className={`on-ink ${css.hero} ${nameLength(company)}`} data-paper="flat">
      <HeroMedia running={running} />
      <div className={`wrap ${css.copy}`} data-paper="flat">
        <h1 className={css.name} lang={foreignLanguage(company.name + company.suffix)} tabIndex={-1}>
          <Foreign text={company.name} />{' '}
          <span className={css.suffix}>
            <Foreign text={company.suffix} />
          </span>
        </h1>
        <WordCycle words={words} sentence={sentence} />
        <p className={css.offer} data-large="">
          {offer}
        </p>
        <p className={css.tagline}>{tagline}</p>
        <div className={css.actions} data-screen="">
          {actions.map((action, index) => (
            <ButtonLink key={action.href} link={action} look={index === 0 ? 'signal' : 'line'} />
          ))}
        </div>
        <div className={css.foot}>
          <CertificateBadges certifications={certifications} />
        </div>
      </div>
      <MascotPerch {...mascot} />
    </div>
  );
}

/** A longer name is set smaller, so that it stays left of the bright ring. */
function nameLength({ name, suffix }: HomePage['hero']['company']): string {
  // The second line is set in about two fifths of the first one's size.
  const letters = Math.max(name.length, suffix.length * 0.42);
  if (letters <= 9) return '';
  if (letters <= 14) return css.long ?? '';
  return (letters <= 20 ? css.longer : css.longest) ?? '';
}
