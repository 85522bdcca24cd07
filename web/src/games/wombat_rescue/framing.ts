/** How near the map is looked at: all of it where that can be read, otherwise whatever is lit, always equally near if it fits. */
import { aimed, whole, type Box, type Camera, type Frame, type Point } from '../../play/camera';

/** From here on the whole map can be read and touched. */
export const PLAIN = 0.58;
const NEAR = { upright: 0.56, aside: 0.52 } as const;
const ROOM = 46; // around the middle of a hex

/** The camera that shows every point; as near as usual where that leaves none of them out. */
export function framing(points: readonly Point[], map: Box, frame: Frame): Camera {
  const all = whole(map, frame);
  if (all.k >= PLAIN || points.length === 0) return all;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  const [width, height] = [Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top];
  const near = frame.width < frame.height ? NEAR.upright : NEAR.aside;
  const fits = Math.min(frame.width / width, (frame.height - frame.top) / height);
  return aimed({ x: left + width / 2, y: top + height / 2 }, Math.max(all.k, Math.min(near, fits)), map, frame);
}
