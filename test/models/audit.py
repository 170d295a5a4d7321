# Audits DXF files with ezdxf and prints as JSON what is in each: errors, unit, layers, and the area of the closed lines on CUT.

import json
import sys

import ezdxf
from ezdxf.math import area

found = {}
for path in sys.argv[1:]:
    drawing = ezdxf.readfile(path)
    auditor = drawing.audit()
    cut = [line for line in drawing.modelspace().query('POLYLINE[layer=="CUT"]')]
    found[path] = {
        'errors': len(auditor.errors) + len(auditor.fixes),
        'units': drawing.units,
        'layers': sorted({entity.dxf.layer for entity in drawing.modelspace()}),
        'closed': all(line.is_closed for line in cut),
        'areaMm2': sum(area([vertex.dxf.location for vertex in line.vertices]) for line in cut),
    }
print(json.dumps(found))
