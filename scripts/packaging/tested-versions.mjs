/** The compilers that read the types of the packages in the consumer's project, oldest first; the workspace's own is among them. */
export const typescripts = { '5.0': '5.0.4', '6.0': '6.0.3', '7.0': '7.0.2' };

/** The React versions over which guards of auth-core are drawn and followed, beside the workspace's own. */
export const reacts = { '19.0': '19.0.0', 19.1: '19.1.0', 19.2: '19.2.0' };
