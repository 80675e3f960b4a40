import { ErrorWall } from '../sections/technology/examples/error-wall.tsx';
import { technologyPage } from '../sections/technology/technology-page.tsx';

export default technologyPage(ErrorWall);
