import { Windows } from '../sections/technology/examples/windows.tsx';
import { technologyPage } from '../sections/technology/technology-page.tsx';

export default technologyPage(Windows);
