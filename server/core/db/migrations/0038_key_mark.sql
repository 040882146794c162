-- What tells one SECRET_KEY from another, and nothing of it: a process with another key than the one that sealed here must not start.
CREATE TABLE "keyMark" (
  "only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
  "mark" text NOT NULL
);
