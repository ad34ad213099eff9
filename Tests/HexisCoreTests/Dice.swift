@_exported import Chance
