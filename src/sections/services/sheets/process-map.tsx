import type { ProcessMap as ProcessMapContent } from '../../../content/services/sheets.ts';
import { left, right, Words } from './parts.tsx';
import css from './service-sheet.module.css';

function Task({ x, y, name }: { x: number; y: number; name: string }) {
  return (
    <>
      <rect className={css.open} x={x} y={y - 17} width="66" height="34" rx="7" />
      <text className={css.middle} x={x + 33} y={y + 5}>
        {name}
      </text>
    </>
  );
}

const rightArrow = (x: number, y: number) => `M${x - 6} ${y - 4}L${x} ${y}L${x - 6} ${y + 4}`;
const downArrow = (x: number, y: number) => `M${x - 4} ${y - 6}L${x} ${y}L${x + 4} ${y - 6}`;
const choice = (x: number, y: number) => `M${x - 14} ${y}l14-14 14 14-14 14z`;

interface PoolProps {
  y: number;
  name: string;
  lanes: ProcessMapContent['lanes'];
  /** Flow lines, in the pool's own measure. */
  flow: string;
  choice: [x: number, y: number];
  end: [x: number, y: number];
  children: React.ReactNode;
}

/** One BPMN pool: two lanes, a start event, a gateway and an end event. */
function Pool({ y, name, lanes, flow, choice: [choiceX, choiceY], end: [endX, endY], children }: PoolProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path className={css.open} d={`M${left} 0H${right}V154H${left}zM44 0V154`} />
      <path className={css.hair} d={`M44 77H${right}`} />
      <text className={`${css.middle} ${css.bold}`} transform="translate(37 77) rotate(-90)">
        {name}
      </text>
      <Words x={50} y={17} look="muted">
        {lanes[0]}
      </Words>
      <Words x={50} y={94} look="muted">
        {lanes[1]}
      </Words>
      <path className={css.line} d={`M71 48H82${rightArrow(82, 48)}${flow}`} />
      <circle className={css.open} cx="62" cy="48" r="8" />
      <path className={css.open} d={choice(choiceX, choiceY)} />
      <circle className={css.ring} cx={endX} cy={endY} r="8" />
      {children}
    </g>
  );
}

/** The process as it is and as it could be, in BPMN. */
export function ProcessMap(map: ProcessMapContent) {
  const { lanes, tasks } = map;
  return (
    <>
      <Pool
        y={82}
        name={map.present}
        lanes={lanes}
        flow={`M148 48H164${rightArrow(164, 48)}M197 65V94${downArrow(197, 94)}M230 111H248M276 111H294${rightArrow(294, 111)}M262 125V147H115V65${'M111 71L115 65L119 71'}`}
        choice={[262, 111]}
        end={[303, 111]}
      >
        <Task x={82} y={48} name={tasks.receive} />
        <Task x={164} y={48} name={tasks.register} />
        <path className={css.dotted} d="M230 42H262" />
        <path className={css.open} d="M262 24h15l7 7v24h-22z" />
        <Words x={314} y={17} look="muted" end>
          {map.drawer}
        </Words>
        <Task x={164} y={111} name={tasks.visit} />
        <Words x={122} y={142} look="muted">
          {map.incomplete}
        </Words>
      </Pool>
      <Pool
        y={250}
        name={map.proposed}
        lanes={lanes}
        flow={`M148 48H164M192 48H222${rightArrow(222, 48)}M178 34V22H115V31${downArrow(115, 31)}M255 65V100${downArrow(255, 100)}M288 117H294${rightArrow(294, 117)}`}
        choice={[178, 48]}
        end={[303, 117]}
      >
        <Task x={82} y={48} name={tasks.receive} />
        <Task x={222} y={48} name={tasks.record} />
        <Task x={222} y={117} name={tasks.visit} />
        <Words x={164} y={72} look="muted">
          {map.complete}
        </Words>
      </Pool>
      <Words x={left} y={430} look="muted">
        {map.note}
      </Words>
    </>
  );
}
