/** Small drawings of the six locations on a 24 x 24 field, in one colour each. */
export const SCENERY: readonly { readonly hue: string; readonly drawing: string }[] = [
  {
    hue: '#3d8fc4',
    drawing:
      '<path d="M2 8q3.300-4 6.600 0t6.600 0t6.600 0M2 14q3.300-4 6.600 0t6.600 0t6.600 0M2 20q3.300-4 6.600 0t6.600 0t6.600 0"/>',
  },
  {
    hue: '#3f8f58',
    drawing: '<path d="M12 22V4M12 8L6 4M12 8L18 4M12 13L4.500 9M12 13L19.500 9M12 18L5 14.500M12 18L19 14.500"/>',
  },
  { hue: '#7a6a8c', drawing: '<path d="M2 21Q3 4 12 4T22 21ZM8 21Q8 12 12 12T16 21"/>' },
  {
    hue: '#c4553d',
    drawing:
      '<path d="M3 12Q4 4 12 4T21 12ZM9.500 12.500L8.500 21H15.500L14.500 12.500M8 8.500h.01M13 7.500h.01M17 9.500h.01"/>',
  },
  { hue: '#a3823c', drawing: '<path d="M1.500 20L9 6L14 14.500L17 10L22.500 20ZM6.500 11L9 13L11.500 10.800"/>' },
  {
    hue: '#c98a1c',
    drawing:
      '<path d="M12 12.500V22M12 18Q8 18 7 15M12 8.500A3 3 0 1 0 9 6A3 3 0 1 0 9.600 11A3 3 0 1 0 14.400 11A3 3 0 1 0 15 6A3 3 0 1 0 12 8.500Z"/>',
  },
];
