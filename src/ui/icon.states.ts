import { statesOf } from '../../parts/part-states.ts';
import { Icon } from './icon.tsx';

export default statesOf(Icon, { small: { name: 'mail', size: 16 }, large: { name: 'radar', size: 48 } });
