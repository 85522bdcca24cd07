/** The shapes and patterns of the seats on a field of 24 x 24, for ever in this order. */
export const SHAPES = [
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z',
  'M12 2.5L22 20.5H2Z',
  'M5.5 3.5H18.5a2 2 0 0 1 2 2V18.5a2 2 0 0 1-2 2H5.5a2 2 0 0 1-2-2V5.5a2 2 0 0 1 2-2Z',
  'M12 1.5L22.5 12L12 22.5L1.5 12Z',
  'M7 3H17L22.5 12L17 21H7L1.5 12Z',
  'M8.5 2.5H15.5V8.5H21.5V15.5H15.5V21.5H8.5V15.5H2.5V8.5H8.5Z',
] as const;
export const PATTERNS = [
  '',
  'M3 21L19 5M9 25L24 10M-1 16L13 2',
  'M8 8h.01M16 8h.01M12 12.2h.01M8 16.4h.01M16 16.4h.01',
  'M4 4L21 21M10 0L24 14M0 10L14 24',
  'M0 7.5H24M0 12H24M0 16.5H24',
  'M0 9.5H24M0 14.5H24M9.5 0V24M14.5 0V24',
] as const;
