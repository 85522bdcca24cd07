/** Where one looks on a map that can be moved: the frame, the camera, and what hands do to it. */
import { untrack } from 'svelte';
import { moved, shown, whole, zoomed, type Box, type Camera, type Frame, type Point } from './camera';
import { hands } from './hands';

/** What a map says of itself. */
export interface Setting {
  box: () => Box;
  motion: () => boolean;
  /** What of a frame of this size the map may use. */
  frame: (width: number, height: number) => Frame;
  /** The frame has another size, and nobody has moved the map by hand. A slight change is a line more in the dock. */
  settle: (slight: boolean) => void;
  /** Back to where the map is looked at when nobody has moved it. */
  rest: () => void;
}

const SLIGHT = 40;
const CLOSE = 1.15; // from here on a double tap leads back

export class Sight {
  frame = $state.raw<Frame>({ width: 0, height: 0, top: 0, right: 0 });
  camera = $state.raw<Camera>({ x: 0, y: 0, k: 0 });
  held = $state(false);
  gliding = $state(false);
  /** The camera was moved by hand: it stays where it was put. */
  touched = false;

  constructor(private readonly map: Setting) {}

  get box(): Box {
    return this.map.box();
  }

  go(next: Camera, glide = true) {
    [this.camera, this.gliding] = [next, glide && this.map.motion()];
  }

  whole() {
    this.touched = false;
    this.go(whole(this.box, this.frame));
  }

  zoom(factor: number, at: Point = { x: this.frame.width / 2, y: this.frame.height / 2 }, glide = true) {
    this.touched = true;
    this.go(zoomed(this.camera, factor, at, this.box, this.frame), glide);
  }

  /** Keeps the map in its frame. */
  stay() {
    this.go(moved(this.camera, 0, 0, this.box, this.frame), false);
  }

  /** Brings a point into the frame. */
  show(point: Point, room: number) {
    if (this.camera.k) this.go(shown(this.camera, point, room, this.box, this.frame));
  }

  /** Where in the frame a point of the map is seen. */
  seen({ x, y }: Point): Point {
    return { x: this.camera.x + this.camera.k * x, y: this.camera.y + this.camera.k * y };
  }

  /** Follows an element's size, and the hands on it. */
  watch = (element: HTMLElement) => {
    const sizes = new ResizeObserver(([entry]) => this.resize(entry!.contentRect));
    sizes.observe(element);
    const away = hands(element, {
      move: (dx, dy) => {
        this.touched = true;
        this.go(moved(this.camera, dx, dy, this.box, this.frame), false);
      },
      zoom: (factor, at) => this.zoom(factor, at, false),
      leap: (at) => (this.camera.k > CLOSE ? this.map.rest() : this.zoom(1.6, at)),
      held: (now) => (this.held = now),
    });
    return () => {
      sizes.disconnect();
      away();
    };
  };

  private resize({ width, height }: { width: number; height: number }) {
    const slight = this.camera.k > 0 && width === this.frame.width && Math.abs(height - this.frame.height) < SLIGHT;
    this.frame = this.map.frame(width, height);
    if (!width || !height) return;
    untrack(() => (this.touched && this.camera.k ? this.stay() : this.map.settle(slight)));
  }
}
