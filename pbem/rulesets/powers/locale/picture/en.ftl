# The map: what stands on it, how it is read.
powers-map-name = { $name }
powers-map-seat = { SEAT($who) }
powers-map-nobody = nobody
powers-map-inf = infantry
powers-map-tnk = tank
powers-map-atg = anti-tank gun
powers-map-neu = neutral army
powers-map-building = under construction
powers-map-unit = other unit
powers-map-factory = factories
powers-map-rich = productivity
powers-map-centre = political centre
powers-map-key = key land
powers-map-fresh = just conquered
powers-map-failed = repelled
powers-map-legend = A number says how many. Hatched: just conquered, in the pale colour of whoever had it. A chain of peaks: nobody crosses this border; a dotted line: a way without a border. Thin arrow: a move, thick: an attack; dashed: planned, dotted: a retreat; a fan across a border: guns aim at the area it opens to.
