import { AttackPath } from '../sections/technology/examples/attack-path.tsx';
import { technologyPage } from '../sections/technology/technology-page.tsx';

export default technologyPage(AttackPath);
