import { layerScene } from '../../layers.ts';

export default layerScene('frontend');
