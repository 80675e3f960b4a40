import type { DevelopmentPage } from '../../../content/technologies/schema.ts';
import css from './request-drawing.module.css';
import { calls, carriers, type Option, optionsAt, type pathOf, type Start } from './request-path.ts';
import { StationSign } from './station-sign.tsx';
import { tallCourse, tallPlan } from './tall-plan.ts';
import * as plan from './wide-plan.ts';

interface RequestDrawingProps {
  content: DevelopmentPage;
  start: Start;
  path: ReturnType<typeof pathOf>;
  /** The station whose radio button has the focus. */
  focused: string | undefined;
  onChoose: (option: Option) => void;
}

const deviceSigns: Record<Start, string> = {
  browser: 'M-16-13h32v22h-32zM0 9v7M-8 16h16',
  phone: 'M-9-16h18v32h-18zM-2 11h4',
};

/** The layers, their technologies, and the request's path. Its caption is the accessible name. */
export function RequestDrawing({ content, start, path, focused, onChoose }: RequestDrawingProps) {
  const { tabs, request } = content;
  const items = tabs.flatMap((tab) => tab.items);
  const through = [...path.called, ...path.carried];
  const isCalled = (option: Option) =>
    through.some(({ stop, name }) => stop === option.stop && name === option.name);
  const stops = [...new Set([...calls.browser, ...calls.phone, ...carriers])];
  const stations = stops.flatMap((stop) => plan.stationsOf(items, stop));
  const courses = (options: Option[]) => options.map((option) => plan.courseOf(items, option)).join('');
  const last = stations.findLast(({ option }) => option.stop === 'record' && isCalled(option));
  const tall = tallPlan(items);
  const shared = { focused, onChoose };
  return (
    <>
      <svg
        className={css.wide}
        data-drawing="ink"
        viewBox={`0 0 ${plan.planSize.join(' ')}`}
        aria-hidden="true"
      >
        <path className={css.box} d={plan.posts} />
        {plan.boxes.map(({ nameX, countX, ...box }, index) => (
          <g key={tabs[index]?.anchor ?? index}>
            <rect className={css.box} {...box} />
            <text className={css.layer} x={nameX} y={box.y + 30}>
              {tabs[index]?.name}
            </text>
            <text className={css.count} x={countX} y={box.y + 30}>
              {tabs[index]?.items.length}
            </text>
          </g>
        ))}
        <path
          className={css.rail}
          d={stops
            .flatMap((stop) => optionsAt(items, stop))
            .map((option) => plan.beforeStop(option.stop) + plan.courseOf(items, option))
            .join('')}
        />
        <path
          className={css.line}
          d={`${plan.beginning[start]}${courses(path.called)}${plan.carrying}${courses(path.carried)}`}
        />
        {last && <path className={css.answer} d={plan.answerFrom(last, start)} />}
        <text className={css.note} x="60" y="28">
          {request.answer}
        </text>
        {(['browser', 'phone'] as const).map((device) => {
          const { x, y, nameY } = plan.devices[device];
          return (
            <g key={device} className={css.device} data-called={device === start}>
              <path className={css.cover} d={`M${x - 19} ${y - 19}h38v38h-38z`} />
              <path transform={`translate(${x} ${y})`} d={deviceSigns[device]} />
              <text x={x} y={nameY}>
                {request.devices[device]}
              </text>
            </g>
          );
        })}
        {stations.map((station) => (
          <StationSign key={station.item.name} {...station} {...shared} isCalled={isCalled(station.option)} />
        ))}
        {stops.map((stop) => {
          const note = request.notes[stop];
          return (
            note && (
              <text key={stop} className={css.over} {...plan.notePlace(stop)}>
                {note}
              </text>
            )
          );
        })}
      </svg>
      <svg className={css.tall} data-drawing="ink" viewBox={`0 0 350 ${tall.height}`} aria-hidden="true">
        {tall.boxes.map((box, index) => (
          <g key={tabs[index]?.anchor ?? index}>
            <rect className={css.box} x="0" width="350" {...box} />
            <text className={css.layer} x="28" y={box.y + 30}>
              {tabs[index]?.name}
            </text>
            <text className={css.count} x="334" y={box.y + 30}>
              {tabs[index]?.items.length}
            </text>
          </g>
        ))}
        <path
          className={css.line}
          d={tallCourse(tall.stations, path.called, start) + tallCourse(tall.stations, path.carried)}
        />
        {tall.stations.map((station) => (
          <StationSign key={station.item.name} {...station} {...shared} isCalled={isCalled(station.option)} />
        ))}
      </svg>
    </>
  );
}
