export { type ConnectOptions, connectToConsole } from '../console/frame/connect-to-console';
export { type FrameLoader, frame } from '../console/frame/frame';
export { FrameAddressError } from '../console/frame/frame-address';
export type { FrameChannel } from '../console/frame/frame-channel';
export type { FrameOptions } from '../console/frame/frame-options';
export { FramePage, type FramePageProps } from '../console/frame/frame-page';
export type { FrameTimes } from '../console/frame/use-frame-state';
