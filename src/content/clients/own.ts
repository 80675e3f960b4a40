/* The owner's customers, shown before the invented ones: a name and a logo in public/images, 32 high. */
import type { ClientLogo } from '../home/schema.ts';

export default [] satisfies ClientLogo[] as ClientLogo[];
