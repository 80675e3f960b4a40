/* What a drag is told: by the drawing, and by the browser. */

export interface Point {
  x: number;
  y: number;
}

/** Where the pointer is, in the drawing's units. */
export interface DragPoint extends Point {
  /** The element that was pressed. */
  target: Element;
  /** Where it was pressed. */
  start: Point;
}

export interface DragOptions<Value> {
  /** What stands now. A cancelled drag restores what stood when it began. */
  value: Value;
  /** What a drag to this point makes of what stood; undefined if nothing can be dragged from where it was pressed. */
  valueAt: (point: DragPoint, stood: Value) => Value | undefined;
  /** At most once a frame. */
  onChange: (value: Value) => void;
  /** Once after a drag, and after a press that set a value. */
  onRest?: (value: Value) => void;
  /** A press. Without it a press sets the value. */
  onPress?: (target: Element) => void;
  /** The direction a finger drags in; it scrolls the page in the other. */
  axis?: 'x' | 'y' | 'both';
  /** Pixels until a press becomes a drag. */
  threshold?: number;
}

/** A place in the window. */
export type At = Pick<MouseEvent, 'clientX' | 'clientY'>;

export interface DragWorld {
  /** Converts to the units of the drawing. */
  pointIn: (ground: Element, at: At) => Point;
  /** Returns a function that calls it off. */
  nextFrame: (act: () => void) => () => void;
  /** Passes on what happens in the window until the returned function is called. */
  listen: (onEvent: (event: Event) => void) => () => void;
  onHold: (isHeld: boolean) => void;
}
