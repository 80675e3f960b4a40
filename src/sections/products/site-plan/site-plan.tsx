import { useState } from 'react';
import type { SitePlan as SitePlanContent } from '../../../content/instruments/site-plan.ts';
import type { Banner } from '../../../content/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { BannerWords } from '../../shared/banner-words.tsx';
import { CameraView } from './camera-view.tsx';
import { devicesOf, keyHolderOf, nearestCamera } from './devices.ts';
import { instructionsAt } from './instruction.ts';
import { PlanLegend } from './legend.tsx';
import { PlanDrawing } from './plan.tsx';
import { later } from './record.ts';
import css from './site-plan.module.css';
import { Strip } from './strip.tsx';
import { shortestRoute } from './walking-route.ts';

interface SitePlanProps {
  banner: Banner;
  content: SitePlanContent;
}

/** The opening of the security page: the plan, and the desk's view of the selected device below it. */
export function SitePlan({ banner, content }: SitePlanProps) {
  const { words, officer, patrol } = content;
  const devices = devicesOf(content);
  const [chosenId, setChosenId] = useState(content.chosen);
  const [done, setDone] = useState<Record<string, number>>({ [content.chosen]: content.done });
  const [record, setRecord] = useState(content.record);
  const chosen = devices.find(({ id }) => id === chosenId) ?? devices[0];
  if (!chosen) return null;

  const cameraNumber = (id: string) => Number(id.replace('camera-', '')) || undefined;
  const viewOf = (device: typeof chosen) => nearestCamera(content, device.at, cameraNumber(device.id));
  const routeTo = (device: typeof chosen) => shortestRoute(content.roads, patrol.at, device.at);
  const nameOf = (number: number | undefined) => (number ? fill(words.camera, { number }) : words.noCamera);
  const view = viewOf(chosen);
  const route = routeTo(chosen);
  const camera = nameOf(view?.number);
  const time = record.at(-1)?.time ?? '';
  const { now, otherwise } = instructionsAt(content.instructions, chosen.kind, time);
  const cameraInSentence = view ? fill(words.cameraInSentence, { number: view.number }) : words.noCamera;
  const stepsOf = (instruction: typeof now) =>
    (instruction?.steps ?? []).map((step) => fill(step, { camera: cameraInSentence }));
  const steps = stepsOf(now);
  const [from = '', to = ''] = otherwise?.hours?.map((hour) => timeOfDay(hour * 60)) ?? [];
  const stepsDone = done[chosen.id] ?? 0;

  const write = (text: string) =>
    setRecord((lines) => [...lines, { time: later(lines.at(-1)?.time ?? '', content.pace), text }]);
  const choose = (id: string) => {
    const device = devices.find((one) => one.id === id);
    if (!device || id === chosenId) return;
    setChosenId(id);
    const metres = Math.round(routeTo(device)?.metres ?? 0);
    write(
      fill(words.taken, { officer, device: device.name, camera: nameOf(viewOf(device)?.number), metres }),
    );
  };
  const doStep = () => {
    setDone({ ...done, [chosen.id]: stepsDone + 1 });
    write(fill(words.stepDone, { officer, step: steps[stepsDone] ?? '' }));
  };
  const concerned = [content.chosen, view && `camera-${view.number}`, 'gate', 'patrol']
    .map((id) => devices.find((device) => device.id === id))
    .filter((device) => device !== undefined);

  return (
    <section className={`on-ink ${css.security}`}>
      <div className={`wrap ${css.columns}`} data-paper="block flat">
        <div className={css.words}>
          <BannerWords {...banner} actions={banner.actions?.slice(0, 1) ?? []} first="white" />
          <PlanLegend content={content} />
        </div>
        <PlanDrawing
          content={content}
          devices={devices}
          chosen={chosen}
          view={view}
          route={route}
          onChoose={choose}
        />
        <fieldset className={css.concerned} data-script="">
          <legend className="visually-hidden">{words.concerned}</legend>
          {concerned.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={id === chosen.id} onClick={() => choose(id)}>
              {name}
            </button>
          ))}
        </fieldset>
        <div className={css.strip} data-edge="" data-paper="whole">
          <CameraView
            title={fill(words.live, { camera })}
            time={time}
            kind={chosen.kind}
            view={view}
            noPicture={words.noPicture}
          />
          <Strip
            title={now?.title ?? ''}
            steps={steps}
            otherHours={
              otherwise &&
              fill(words.otherHours, { from, to, steps: stepsOf(otherwise).join(words.stepsGap) })
            }
            done={stepsDone}
            onStep={doStep}
            holder={keyHolderOf(content, chosen)}
            recordTitle={words.record}
            record={record}
            example={words.example}
          />
        </div>
      </div>
    </section>
  );
}
