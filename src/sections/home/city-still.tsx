import css from './city-stage.module.css';

interface CityStillProps {
  name: 'oblique' | 'signals' | 'handled';
  alt: string;
  /** The picture folder of a translation, whose map has other labels. */
  lettered?: string | undefined;
}

/**
 * A still picture of the scene, with another crop for phones. Decoded in sync: a print or a screenshot of the whole page
 * would lack what was out of view.
 */
export function CityStill({ name, alt, lettered }: CityStillProps) {
  const folder = (name !== 'oblique' && lettered) || '/images/city';
  return (
    <picture className={css.still}>
      <source media="(width < 48rem)" srcSet={`${folder}/${name}-phone.avif`} width="720" height="960" />
      <img src={`${folder}/${name}.avif`} alt={alt} width="960" height="640" loading="lazy" decoding="sync" />
    </picture>
  );
}
