// Words of lists that all features share. Texts: enumerations.<list>.<word>.

/** The feature's flags. */
export const featureFlag = ['TEST_DRIVE'] as const
