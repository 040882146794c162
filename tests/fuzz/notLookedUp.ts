// Places of calls whose ids the generated requests do not reach, each with the reason and the test of its flow, which uses another
// tenant's rows itself. The fuzz still checks that another tenant's id is answered like an unknown one; it only cannot show that an own
// id differs.

const reasons: readonly (readonly [reason: string, places: readonly string[]])[] = [
  [
    'a time that is free for the one and not for the other: booking.test.ts, holds.test.ts, testDrives.test.ts',
    [
      'appointmentDates query.advisorId',
      'appointmentDates query.driveCarId',
      'appointmentTimes query.advisorId',
      'appointmentTimes query.driveCarId',
      'holdTime body.advisorId',
      'addAppointment body.advisorId',
      'createAppointment body.advisorId',
      'moveAppointment body.advisorId',
      'convertLead body.advisorId',
      'convertLead body.driveCarId',
      'checkMove query.advisorId',
      'rescheduleAppointment body.advisorId',
    ],
  ],
  [
    'needs a row in a state that the generated ones are not in; the row is looked up in the scope of the tenant: job.test.ts',
    ['decideJobServices body.decisions.[].id'],
  ],
  [
    'narrows a list of cars of which the generated rows are none, or is refused before the car is read: showroom.server.test.ts',
    ['showroomCars query.makeId', 'showroomCars query.locationId', 'reserveCar params.id', 'bookTestDrive body.stockCarId'],
  ],
  [
    'needs a conversation that takes files, and one that the colleague uploaded: conversations/files.server.test.ts',
    ['answerThread body.file'],
  ],
  [
    'what the page says of the colleague is not looked up, but written from the session: wireCustomers.test.ts',
    ['followUp body.staffId', 'followUpLandingPage body.staffId'],
  ],
  [
    'asked as a customer here, and shut to them but for a colleague who acts: callCentre.test.ts',
    [
      'walkingAppointments body.customerId',
      'walkingAppointments body.vehicleId',
      'walkingAppointments body.locationId',
      'customerSourceCode query.customerId',
    ],
  ],
  [
    'needs a row in a state that the generated ones are not in; the row is looked up in the scope of the tenant: driverRequests.test.ts',
    ['requestHomeService body.vehicleId', 'requestHomeService body.address.cityId'],
  ],
  [
    'needs a row in a state that the generated ones are not in; the row is looked up in the scope of the tenant: payments.test.ts',
    ['tamaraCheckout body.refId', 'tamaraOrder query.orderId', 'tamaraOrderCancel body.orderId', 'receiptDocument params.id'],
  ],
  [
    'needs a row in a state that the generated ones are not in; the row is looked up in the scope of the tenant: timeline.test.ts',
    ['serviceRecordDocument params.id'],
  ],
  ['marks what is one’s own, and says nothing of the rest: notifications.test.ts', ['readNotifications body.ids.[]']],
  [
    'needs a row in a state that the generated ones are not in; the row is looked up in the scope of the tenant: dispatch.test.ts',
    [
      'fieldServiceBoard query.locationId',
      'assignFieldRequest body.driverId',
      'stepFieldRequest body.photos.[]',
      'orderFieldRequests body.driverId',
      'orderFieldRequests body.ids.[]',
    ],
  ],
  [
    'needs a row in a state that the generated ones are not in; the row is looked up in the scope of the tenant: surveys.test.ts and wireSurvey.test.ts',
    [
      'outBound body.surveyId',
      'outBound body.invitationId',
      'outboundCalls query.surveyId',
      'outboundCalls query.locationId',
      'takeCall body.locationId',
      'campaignPeople body.id',
      'campaignPeople body.after',
      'takeCall body.invitationId',
      'inviteToSurvey params.id',
      'inviteToSurvey body.ids.[]',
      'surveyResults query.locationId',
      'surveyVerbatims query.locationId',
      'surveyVerbatims query.staffId',
      'answerSurvey params.id',
      'answerSurvey body.appointmentId',
    ],
  ],
  [
    'needs a row in a state that the generated ones are not in; the row is looked up in the scope of the tenant: landingLeads.server.test.ts, leadManagement.server.test.ts',
    ['convertLead body.vehicleId', 'convertLead body.vehicle.makeId'],
  ],
  [
    'needs a row in a state that the generated ones are not in; the row is looked up in the scope of the tenant: calendar.test.ts',
    [
      'addWalkIn body.customerId',
      'addWalkIn body.vehicleId',
      'addWalkIn body.vehicle.makeId',
      'bookByPhone body.customerId',
      'bookByPhone body.vehicleId',
      'bookByPhone body.vehicle.makeId',
      'bookGroup body.vehicleIds.[]',
      'bookGroup body.locationId',
    ],
  ],
  [
    'a generated customer has fields of a person and of a company, and is refused before its rows are looked up: companies.test.ts, tenants.test.ts',
    [
      'createCustomer body.address.cityId',
      'createCustomer body.contacts.[].customerId',
      'createCustomer body.drivers.[].vehicleId',
      'createCustomer body.ownerId',
    ],
  ],
  [
    'needs a row in a state that the generated ones are not in; the row is looked up in the scope of the tenant: messages.test.ts',
    ['resendMessages body.ids.[]'],
  ],
  [
    'needs a row in a state that the generated ones are not in; the row is looked up in the scope of the tenant: authenticator.test.ts',
    ['resetAuthenticator params.id'],
  ],
  [
    'needs a row in a state that the generated ones are not in; the row is looked up in the scope of the tenant: passkeys.test.ts',
    ['resetPasskeys params.id'],
  ],
  ['ends one’s own alone; a colleague’s is like nobody’s: me.test.ts', ['endSessions body.id']],
  ['a job without a file, as nobody’s: export.test.ts', ['jobFile params.id']],
  ['counts together with its code alone: codes.test.ts and signIn.test.ts', ['verifyOtp body.requestId', 'login body.requestId']],
]
/**
 * At every place that is not listed here an own id must be answered differently from an unknown one, else isolation.server.test.ts fails.
 */
export const notLookedUp: Readonly<Record<string, string>> = Object.fromEntries(
  reasons.flatMap(([reason, places]) => places.map((place) => [place, reason])),
)
