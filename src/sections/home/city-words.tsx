import type { CityFacts } from '../../city/story.ts';
import type { CityBeat, CityStory } from '../../content/home/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CityStill } from './city-still.tsx';
import css from './city-words.module.css';

interface CityWordsProps {
  title: string;
  story: Omit<CityStory, 'title' | 'skip'>;
  facts: CityFacts;
  /** Puts the shift's own times and figures into a sentence. */
  say: (text: string) => string;
}

/** The story as a list, in the order of the page: each part is where the stage shows what it says. */
export function CityWords({ title, story, facts, say }: CityWordsProps) {
  const { map, signals, incident, response, closed, stills, lettered } = story;
  return (
    <div className={css.words}>
      <h2 className="visually-hidden">{title}</h2>
      <ol>
        <li>
          <CityStill name="oblique" alt={stills.oblique} />
          <Words beat={map} say={say} />
        </li>
        <li>
          <CityStill name="signals" alt={stills.signals} lettered={lettered} />
          <Words beat={signals} say={say}>
            <ul>
              {facts.signals.map(({ time, source, text }) => (
                <li key={time}>
                  <time>{time}</time>
                  <b>{source}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </Words>
        </li>
        <li>
          <Words beat={incident} say={say} time={facts.joined}>
            <ButtonLink
              link={{
                label: incident.action.label,
                about: say(incident.action.about ?? ''),
                href: `page:run-a-shift#${facts.moment}`,
              }}
            />
          </Words>
        </li>
        <li>
          <Words beat={response} say={say} time={facts.confirmed} />
        </li>
        <li>
          <CityStill name="handled" alt={stills.handled} lettered={lettered} />
          <Words beat={closed} say={say} time={facts.ended}>
            <ButtonLink link={closed.action} look="line" />
          </Words>
        </li>
      </ol>
    </div>
  );
}

interface WordsProps {
  beat: CityBeat;
  say: CityWordsProps['say'];
  time?: string;
  children?: React.ReactNode;
}

function Words({ beat, say, time, children }: WordsProps) {
  return (
    <div className={css.beat}>
      {time && <time>{time}</time>}
      <p className={css.sentence} data-large="">
        {beat.sentence}
      </p>
      <p>{say(beat.detail)}</p>
      {children}
    </div>
  );
}
