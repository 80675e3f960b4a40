import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/technologies/cyber-security.ts';
import { AttackPath } from './attack-path.tsx';

export default statesOf(AttackPath, { published: { content: page } });
