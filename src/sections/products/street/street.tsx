import { useState } from 'react';
import type { Permit, Street as StreetContent } from '../../../content/instruments/street.ts';
import type { Banner } from '../../../content/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { LiveText, useSpoken } from '../../../ui/instrument/live-text.tsx';
import { useDrag } from '../../../ui/instrument/use-drag.ts';
import { BannerWords } from '../../shared/banner-words.tsx';
import { Keys } from './keys.tsx';
import { check, dug, officesOf, verdictWords } from './permit.ts';
import { PermitCard } from './permit-card.tsx';
import { draggedTo } from './scale.ts';
import { StreetSection } from './section.tsx';
import { Sliders } from './sliders.tsx';
import css from './street.module.css';
import type { End } from './trench.tsx';

interface StreetProps {
  banner: Banner;
  content: StreetContent;
}

/** The opening of the urban page: sky with title and permit, below them the street in section. */
export function Street({ banner, content }: StreetProps) {
  const { words } = content;
  const [permit, setPermit] = useState(content.permit);
  const [chosen, setChosen] = useState(content.chosen);
  const [focused, setFocused] = useState<End | 'layer'>();
  const [pan, setPan] = useState(0);
  const [spoken, say] = useSpoken();
  const checked = check(content, permit);
  const agree = (one: Permit) => content.agree[officesOf(check(content, one)).length] ?? '';

  const dig = (end: End, value: number) => {
    const next = dug(content, permit, end, value);
    setPermit(next);
    if (agree(next) !== agree(permit)) say(agree(next));
  };
  const choose = (id: string) => {
    setChosen(id);
    const found = checked.find(({ layer }) => layer.id === id);
    if (!found) return;
    const { name, lastSurvey: year } = found.layer;
    say(fill(words.forward, { name, year, verdict: verdictWords(content, found) }));
  };
  const { handlers } = useDrag({
    value: permit,
    valueAt: (point, stood) => draggedTo(content, point, stood),
    onChange: setPermit,
    onRest: (dragged) =>
      say(
        `${fill(words.measures, { length: dragged.to - dragged.from, ...dragged, depth: dragged.depth.toFixed(2) })}. ${agree(dragged)}`,
      ),
    onPress(target) {
      const layer = target.closest('[data-layer]')?.getAttribute('data-layer');
      if (layer) choose(layer);
    },
  });

  return (
    <section className={`on-ink ${css.street}`} data-paper="block">
      <div className={css.words} data-paper="flat">
        <BannerWords {...banner} actions={banner.actions?.slice(0, 1) ?? []} first="white" />
      </div>
      <div className={css.permit}>
        <PermitCard content={content} permit={permit} checked={checked} chosen={chosen} />
      </div>
      <div className={css.drawing} data-paper="whole" data-first-view>
        <Sliders
          content={content}
          permit={permit}
          chosen={chosen}
          agree={agree(permit)}
          onDig={dig}
          onChoose={choose}
          onFocus={setFocused}
        />
        <StreetSection
          content={content}
          permit={permit}
          checked={checked}
          chosen={chosen}
          focused={focused === 'layer' ? undefined : focused}
          pan={pan}
          handlers={handlers}
        />
        <div className={css.keys}>
          <Keys content={content} chosen={chosen} focused={focused === 'layer'} onChoose={choose} />
        </div>
        <p className={css.depthNote}>{words.depthNote}</p>
        <div className={css.pan} data-screen="">
          <button type="button" aria-label={words.west} onClick={() => setPan(Math.max(-50, pan - 10))} />
          <button type="button" aria-label={words.east} onClick={() => setPan(Math.min(50, pan + 10))} />
        </div>
      </div>
      <LiveText>{spoken}</LiveText>
    </section>
  );
}
