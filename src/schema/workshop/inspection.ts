// The inspection sheet: what is looked at in every car, in the order of a walk around it.

/** The points by section. Texts: enumerations.inspectionPoint.<point> and admin.inspection.sections.<section>. */
export const inspectionSections = {
  outside: ['lights', 'wipers', 'windscreen', 'bodywork'],
  inside: ['warningLamps', 'airConditioning', 'cabinFilter', 'seatBelts'],
  engine: ['battery', 'belts', 'airFilter', 'leaks'],
  fluids: ['engineOil', 'coolant', 'brakeFluid', 'transmissionFluid'],
  wheels: ['tyresFront', 'tyresRear', 'brakePadsFront', 'brakePadsRear'],
  underneath: ['suspension', 'steering', 'exhaust', 'axleBoots'],
} as const
/** All points. */
export const inspectionPoints = [
  ...inspectionSections.outside,
  ...inspectionSections.inside,
  ...inspectionSections.engine,
  ...inspectionSections.fluids,
  ...inspectionSections.wheels,
  ...inspectionSections.underneath,
] as const
/** Green, amber, red. */
export const inspectionMarks = ['fine', 'soon', 'now'] as const
