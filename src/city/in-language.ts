/* The stage's story in a translation. Text without a translation is left out, so that the drawing is never half English. */
import type { DeskPreviewLabels } from '../content/home/schema.ts';
import type { CityFacts, StageStory } from './story.ts';

const number = /\d+(?::\d+)*/g;

/** Keys have # for every number, as in `L-# reads # cm`. */
export function translate(words: DeskPreviewLabels, text: string): string | undefined {
  const numbers = text.match(number) ?? [];
  let next = 0;
  return words[text.replace(number, '#')]?.replace(/#/g, () => numbers[next++] ?? '');
}

export function factsIn(words: DeskPreviewLabels | undefined, facts: CityFacts): CityFacts {
  if (!words) return facts;
  return {
    ...facts,
    place: translate(words, facts.place) ?? '',
    signals: facts.signals.flatMap(({ time, source, text }) => {
      const [who, what] = [translate(words, source), translate(words, text)];
      return who && what ? [{ time, source: who, text: what }] : [];
    }),
  };
}

export function storyIn(words: DeskPreviewLabels | undefined, story: StageStory): StageStory {
  if (!words) return story;
  const say = (text: string) => translate(words, text) ?? '';
  const { circles, avenues } = story.plan;
  return {
    ...story,
    plan: {
      ...story.plan,
      circles: circles.map((circle) => ({ ...circle, name: say(circle.name) })),
      avenues: avenues.map((avenue) => ({ ...avenue, label: say(avenue.label) })),
    },
    places: story.places.map(({ lines, at }) => ({ lines: [say(lines.join(' '))], at })),
    signals: story.signals.map((signal) => ({ ...signal, name: say(signal.name) })),
    callouts: story.callouts.map(({ at, lines }) => ({ at, lines: lines.map(say).filter(Boolean) })),
    log: story.log.map(({ at, what }) => ({ at, what: say(what) })).filter(({ what }) => what),
    words: {
      name: story.words.name,
      views: story.words.views.map(say).filter(Boolean),
      log: say(story.words.log),
    },
  };
}
