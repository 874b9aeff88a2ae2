'use client';

export { type ConnectOptions, connectToConsole } from '../console/features/frame/connect-to-console';
export { type FrameLoader, frame } from '../console/features/frame/frame';
export { FrameAddressError } from '../console/features/frame/frame-address';
export type { FrameChannel } from '../console/features/frame/frame-channel';
export type { FrameOptions } from '../console/features/frame/frame-options';
export { FramePage, type FramePageProps } from '../console/features/frame/frame-page';
export type { FrameTimes } from '../console/features/frame/use-frame-state';
