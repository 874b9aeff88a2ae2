/** A file that the build copies; its address relative to the bundle. */
declare module '*.wasm' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: The bundler gives the address in this form.
  export default address;
}
