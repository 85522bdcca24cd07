/** What of the map is seen: a point of the map in pixels is at `x + k * point` of the frame. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** What of it other things lie on: the map keeps clear of them where it can. */
  readonly top: number;
  readonly right: number;
  readonly left?: number;
}

export const MOST = 2.2;
/** From here on every place can be hit by a finger and what lies on it can be told. */
export const READABLE = 0.62;
const NEAR = 0.82; // what is looked at on a small screen

/** All of the map in the middle of the frame. */
export function whole(map: Box, frame: Frame): Camera {
  const width = frame.width - frame.right - (frame.left ?? 0);
  const k = Math.min(MOST, width / map.width, (frame.height - frame.top) / map.height);
  return held({ k, x: 0, y: 0 }, map, frame);
}

/** The whole map where it can be read, otherwise what is around a point. */
export function opening(map: Box, frame: Frame, around: Point): Camera {
  const all = whole(map, frame);
  return all.k >= READABLE ? all : aimed(around, NEAR, map, frame);
}

export function aimed(at: Point, k: number, map: Box, frame: Frame): Camera {
  return held({ k, x: frame.width / 2 - k * at.x, y: (frame.height + frame.top) / 2 - k * at.y }, map, frame);
}

/** Nearer or farther, while a point of the frame stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Point, map: Box, frame: Frame): Camera {
  const least = Math.min(READABLE, whole(map, frame).k);
  const k = Math.min(MOST, Math.max(least, camera.k * factor));
  const part = k / camera.k;
  return held({ k, x: at.x - part * (at.x - camera.x), y: at.y - part * (at.y - camera.y) }, map, frame);
}

export function moved(camera: Camera, dx: number, dy: number, map: Box, frame: Frame): Camera {
  return held({ ...camera, x: camera.x + dx, y: camera.y + dy }, map, frame);
}

/** Everything that matters, as near as it can be without leaving some of it out. */
export function framed(points: readonly Point[], room: number, map: Box, frame: Frame): Camera {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  const [width, height] = [Math.max(...xs) + room - left, Math.max(...ys) + room - top];
  const k = Math.max(
    whole(map, frame).k,
    Math.min(NEAR, (frame.width - frame.right) / width, (frame.height - frame.top) / height),
  );
  return aimed({ x: left + width / 2, y: top + height / 2 }, k, map, frame);
}

/** Moved as little as brings a point into the frame, with some room around it. */
export function shown(camera: Camera, point: Point, room: number, map: Box, frame: Frame): Camera {
  const [x, y] = [camera.x + camera.k * point.x, camera.y + camera.k * point.y];
  const dx = Math.max(0, room - x) + Math.min(0, frame.width - room - x);
  const dy = Math.max(0, room + frame.top - y) + Math.min(0, frame.height - room - y);
  return dx || dy ? moved(camera, dx, dy, map, frame) : camera;
}

/** Whether all of a box can be seen. */
export function contains({ x, y, k }: Camera, map: Box, { width, height, top, right, left = 0 }: Frame): boolean {
  const at = { left: x + k * map.left, top: y + k * map.top };
  return (
    at.left >= left - 1 &&
    at.top >= top - 1 &&
    at.left + k * map.width <= width - right + 1 &&
    at.top + k * map.height <= height + 1
  );
}

/** The map does not leave the frame: along a side on which it fits it stays in the middle. */
function held({ x, y, k }: Camera, map: Box, { width, height, top, right, left = 0 }: Frame): Camera {
  return {
    k,
    x: along(x, k * map.left, k * map.width, left, width - right),
    y: along(y, k * map.top, k * map.height, top, height),
  };
}

function along(at: number, start: number, length: number, from: number, to: number): number {
  if (length <= to - from) return (from + to - length) / 2 - start;
  return Math.min(from - start, Math.max(to - length - start, at));
}
