import { statesOf } from '../../parts/part-states.ts';
import { MotionGlyph } from './motion-glyph.tsx';

export default statesOf(MotionGlyph, { moving: { paused: false }, paused: { paused: true } });
