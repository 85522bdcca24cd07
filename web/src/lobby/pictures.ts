/** What a game's OptionPicture.svelte is handed, where it has one: it draws what a value of an option stands for. */
export interface OptionPictureProps {
  option: string;
  value: unknown;
}
