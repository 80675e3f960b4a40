import { useState } from 'react';
import type { Permit, Street as StreetContent } from '../../../content/instruments/street.ts';
import type { Banner } from '../../../content/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { BannerWords } from '../../shared/banner-words.tsx';
import { Keys } from './keys.tsx';
import { check, officesOf, verdictWords, within } from './permit.ts';
import { PermitCard } from './permit-card.tsx';
import { StreetSection } from './section.tsx';
import { Sliders } from './sliders.tsx';
import css from './street.module.css';
import type { End } from './trench.tsx';
import { useDigging } from './use-digging.ts';

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
  const [status, setStatus] = useState('');
  const checked = check(content, permit);
  const agree = (one: Permit) => content.agree[officesOf(check(content, one)).length] ?? '';

  const dig = (end: End, value: number) => {
    const wish = within(content, { ...permit, [end]: value });
    // One end stops a metre before the other.
    const next = end === 'from' ? { ...wish, from: Math.min(wish.from, permit.to - 1), to: permit.to } : wish;
    setPermit(next);
    if (agree(next) !== agree(permit)) setStatus(agree(next));
  };
  const choose = (id: string) => {
    setChosen(id);
    const found = checked.find(({ layer }) => layer.id === id);
    if (!found) return;
    const { name, lastSurvey: year } = found.layer;
    setStatus(fill(words.forward, { name, year, verdict: verdictWords(content, found) }));
  };
  const digging = useDigging({ onDig: dig, onChoose: choose });

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
          handlers={digging}
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
      <p className="visually-hidden" aria-live="polite">
        {status}
      </p>
    </section>
  );
}
