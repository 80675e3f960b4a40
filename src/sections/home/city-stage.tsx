import english from 'virtual:city-facts';
import { useRef } from 'react';
import { factsIn } from '../../city/in-language.ts';
import type { CityStory } from '../../content/home/schema.ts';
import { fill } from '../../ui/fill.ts';
import css from './city-stage.module.css';
import { CityStill } from './city-still.tsx';
import { CityWords } from './city-words.tsx';
import { useCity } from './use-city.ts';

/** The hero's city rises, lies flat and is the operator's map; the text beside it follows one incident. */
export function CityStage({ title, skip, ...story }: CityStory) {
  const { signals, ...figures } = factsIn(story.desk, english);
  const section = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { still, scene, hasPictures } = useCity(section, stage, story.desk);
  return (
    <section
      ref={section}
      data-city=""
      data-paper="flush"
      className={`on-ink ${css.city}`}
      data-still={still}
    >
      <div ref={stage} className={css.stage}>
        <div aria-hidden="true">
          {scene}
          {hasPictures && (
            <div className={css.stills} data-stills="">
              {stillNames.map((name) => (
                <CityStill key={name} name={name} alt="" lettered={story.lettered} />
              ))}
            </div>
          )}
        </div>
        <a className={css.skip} href="#products">
          {skip}
        </a>
      </div>
      <CityWords
        title={title}
        story={story}
        facts={{ ...figures, signals }}
        say={(text) => fill(text, figures)}
      />
    </section>
  );
}

const stillNames = ['oblique', 'signals', 'handled'] as const;
