'use client';

export { type ConnectOptions, connectToConsole } from '../console/features/navigation/frame/connect-to-console';
export { type FrameLoader, frame } from '../console/features/navigation/frame/frame';
export { FrameAddressError } from '../console/features/navigation/frame/frame-address';
export type { FrameChannel } from '../console/features/navigation/frame/frame-channel';
export type { FrameOptions } from '../console/features/navigation/frame/frame-options';
export { FramePage, type FramePageProps } from '../console/features/navigation/frame/frame-page';
export type { FrameTimes } from '../console/features/navigation/frame/use-frame-state';
