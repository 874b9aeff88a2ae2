/** Pixels of a picture. */
export interface PictureSize {
  width: number;
  height: number;
}
