-- contract 0132: a car has a plate or a VIN; code before 0132 takes each car to have a plate. No row is lost: all have one.

ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_plate_needed" CHECK (((plate IS NOT NULL) OR (vin IS NOT NULL))) NOT VALID;
